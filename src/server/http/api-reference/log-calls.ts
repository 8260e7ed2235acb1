import type { CallReferences } from './call-reference.ts'
import { KEY_SET, READ_KEY, TRADE_NUMBER } from './examples.ts'

const ENTRY_HASH = '7c2e5f0b1d9a4c3388f1a6e0d45b92c71f3e8a6b05d4c9f2e1a7b8c6d5e4f302'
const LEAF_HASH = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'
const NODE_HASH = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
const LOGGED_AT = 1_772_720_400_000

/** The public log of hashes, and the proofs of sales. */
export const LOG_CALLS: CallReferences = {
  'GET /api/log/tree-head': {
    description:
      'Signed every hour. Keep one: whoever has an earlier tree head can prove later that the log was changed. Names and meanings are those of RFC 9162; hashes are SHA-256 in hex. Pages of other sites may read the whole log.',
    errors: ['NOT_FOUND'],
    answers: {
      200: {
        tree_size: 4_711,
        timestamp: LOGGED_AT + 3_600_000,
        root_hash: NODE_HASH,
        key_id: 'k1',
        signature: 'dGhpcyBpcyBub3QgYSByZWFsIHNpZ25hdHVyZQ',
      },
    },
  },
  'GET /api/log/entries': {
    description:
      'Up to 1,000 entries from `start` to `end`, both included, as far as a tree head covers them. An entry says that something with this hash existed at this time. It says nothing about people or devices.',
    errors: ['NOT_FOUND'],
    parameters: { start: '4200', end: '4200' },
    answers: {
      200: {
        entries: [
          {
            leaf_index: 4_200,
            kind: 'findings',
            hash: ENTRY_HASH,
            timestamp: LOGGED_AT,
            leaf_hash: LEAF_HASH,
          },
        ],
      },
    },
  },
  'GET /api/log/inclusion': {
    description:
      'The hashes on the way from the entry to the root (RFC 9162, 2.1.3). With a `tree_size` the answer never changes.',
    errors: ['NOT_FOUND'],
    parameters: { hash: LEAF_HASH, tree_size: '4711' },
    answers: { 200: { leaf_index: 4_200, tree_size: 4_711, inclusion_path: [NODE_HASH] } },
  },
  'GET /api/log/consistency': {
    description:
      'The hashes that lead from the root of the first tree to that of the second (RFC 9162, 2.1.4).',
    errors: ['NOT_FOUND'],
    parameters: { first: '4096', second: '4711' },
    answers: { 200: { tree_size_1: 4_096, tree_size_2: 4_711, consistency_path: [NODE_HASH] } },
  },
  'GET /.well-known/transparency-log-keys.json': KEY_SET,
  'GET /api/trades/:tradeNumber/proof': {
    description:
      'The signed offer, all events, locked findings, photos’ hashes, payouts and erasure certificates of a sale so far, each chained to the one before, with their places in the log. Findings are in it once they’re decided; before that, only their hash. A later file repeats an earlier one and goes on. `/verify-proof.mjs` checks it without us.',
    errors: ['NOT_FOUND'],
    parameters: { tradeNumber: TRADE_NUMBER, key: READ_KEY },
  },
  'GET /api/trades/:tradeNumber/trade-file': {
    description:
      'A ZIP archive with `trade-file.json`, the same file as that of `/proof`, and the photos that it names, below `photos/`. For the seller only: with the key of the link that may act, or signed in. `/verify-proof.mjs` checks the archive, or the folder that it’s unpacked to.',
    errors: ['NOT_FOUND'],
    parameters: { tradeNumber: TRADE_NUMBER },
  },
  'GET /api/trades/:tradeNumber/devices/:item/erasure-certificate.pdf': {
    description:
      'A PDF with method, time, the operator’s code and the masked serial number. Its checksum is that of the record in the file of the sale. Not found before the erasure is recorded, and after the record was taken back.',
    errors: ['NOT_FOUND'],
    parameters: { tradeNumber: TRADE_NUMBER, item: '1', key: READ_KEY },
  },
  'GET /api/fairness/:edition/figures.json': {
    description:
      'All figures of the fairness page follow from `data`: counts by device type, outcome and hours, nothing about single devices. The public log has the SHA-256 of its canonical JSON, as an entry of kind `fairness`. `node verify-proof.mjs fairness figures.json` computes the figures and checks the entry. Pages of other sites may read it.',
    errors: ['NOT_FOUND'],
    parameters: { edition: '1' },
  },
  'GET /api/fairness/:edition/figures.csv': {
    description:
      'The same figures for a spreadsheet. Its proof is the JSON file of the same edition: `node verify-proof.mjs fairness figures.csv --proof figures.json`.',
    errors: ['NOT_FOUND'],
    parameters: { edition: '1' },
  },
}
