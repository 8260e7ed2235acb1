/** The shop's name, which its logo and pictures spell. The company behind it is configuration: see `COMPANY_FILE`. */
export const BRAND = { name: 'Rivendo' } as const
