export const S3_SERVER: string
export function ensureS3Server(): boolean
