"""The verbs that only Bell-Bottomed Badasses uses."""
