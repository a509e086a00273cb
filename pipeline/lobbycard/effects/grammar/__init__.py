"""The shape of an ability: shells, targets, amounts, conditions and events, to be bound to a game's words."""
