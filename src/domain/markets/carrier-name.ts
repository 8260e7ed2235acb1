/** The carriers that take parcels to the refurbisher and back. */
export const CARRIER_NAMES = ['UPS', 'DHL'] as const

export type CarrierName = (typeof CARRIER_NAMES)[number]
