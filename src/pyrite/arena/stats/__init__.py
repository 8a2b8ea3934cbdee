"""What the results of a plan add up to: wins, gold and ratings, with confidence intervals."""
