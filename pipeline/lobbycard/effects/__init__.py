"""The verbs that two games or more use: one file each, its fields beside what it says."""
