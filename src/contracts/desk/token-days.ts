/** How long a token may be valid. Apart from the schemas, which browsers don't need. */
export const TOKEN_DAYS = { min: 1, max: 365, usual: 90 } as const
