const SHOWN_DIGITS = 3

/** Shows enough of a phone number to recognise it: `•••567`. */
export const maskPhone = (phone: string): string => `•••${phone.slice(-SHOWN_DIGITS)}`
