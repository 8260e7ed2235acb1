/** The question whether the shop may measure is asked again after this. */
export const CONSENT_YEARS = 1
