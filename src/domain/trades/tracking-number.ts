/** A tracking number as typed or scanned: it is printed in groups, and a QR code has the carrier's name in front. */
export const readTrackingNumber = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^[A-Z]+:/, '')
