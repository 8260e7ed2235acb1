/** The context of the sealed fields of an identity document: the number of its sale. */
export const buildIdentityContext = (transactionId: number | string): string => `identity:${transactionId}`

/** The context of a sealed file of an identity document. */
export const buildIdentityFileContext = (fileId: string): string => `identity-file:${fileId}`
