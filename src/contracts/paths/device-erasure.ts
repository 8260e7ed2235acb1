/** The certificate that a device of a sale was erased, for anyone who may see the sale. */
export const buildErasureCertificatePath = (tradeNumber: string, item: string): string =>
  `/api/trades/${tradeNumber}/devices/${item}/erasure-certificate.pdf`
