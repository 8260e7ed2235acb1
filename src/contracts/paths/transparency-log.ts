/** The public log of hashes (Merkle tree of RFC 9162). */
const LOG_PATH = '/api/log'

export const TREE_HEAD_PATH = `${LOG_PATH}/tree-head`
export const LOG_ENTRIES_PATH = `${LOG_PATH}/entries`
export const LOG_INCLUSION_PATH = `${LOG_PATH}/inclusion`
export const LOG_CONSISTENCY_PATH = `${LOG_PATH}/consistency`

/** The public keys that verify tree heads and proofs. */
export const LOG_KEYS_PATH = '/.well-known/transparency-log-keys.json'

/** The verifier: one file for Node and browsers. */
export const VERIFIER_PATH = '/verify-proof.mjs'

/** The trade file with its photos, for the seller. */
export const buildTradeFilePath = (tradeNumber: string): string => `/api/trades/${tradeNumber}/trade-file`

/** The trade file alone, for anyone who may see the sale. */
export const buildSaleProofPath = (tradeNumber: string): string => `/api/trades/${tradeNumber}/proof`
