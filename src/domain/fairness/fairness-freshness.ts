/** How old the figures of the fairness page may be. */
export const FAIRNESS_MINUTES = 10
