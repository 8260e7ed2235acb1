import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SALE_KEY_HEADER, SIGNED_OFFER_KEYS_PATH } from '#contracts/paths/trades.ts'
import {
  buildSaleProofPath,
  buildTradeFilePath,
  LOG_KEYS_PATH,
  TREE_HEAD_PATH,
} from '#contracts/paths/transparency-log.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { ProofFile } from '#domain/proof-files/proof-file.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { keepLog } from '#server/modules/transparency-log/keep-log.ts'
import { VERIFIER_FILE } from '#server/render/build-info.ts'
import { createLogSigning, type LogSigning } from '#server/secrets/log-signing.ts'
import { openAsRole } from './database.ts'
import { decide } from './desk-inspections.ts'
import { buildMatchingFindings, type DeskWork, inspect, startDeskWork, type Worker } from './desk-work.ts'
import { createTradeIn, type TestTrade } from './inspected-trades.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import { startTestShop, type TestShop } from './test-shop.ts'

const HOST = MARKET_HOSTS.de

export interface LoggedSale extends TestTrade {
  readonly item: ItemKey
}

/** A desk and a shop on one database, with the part of the worker that keeps the log. */
export interface LogShop {
  readonly work: DeskWork
  readonly shop: TestShop
  readonly signing: LogSigning
  readonly anna: Worker
  /** Moves the clock, then lets the worker place entries and sign what is due. */
  runLog(afterMs?: number): Promise<void>
  /** A device whose findings are locked. */
  lockOne(): Promise<LoggedSale>
  /** A device that is inspected, found as described, and in a signed tree. */
  inspectOne(): Promise<LoggedSale>
  get<Body>(path: string): Promise<Body>
  downloadProof(sale: TestTrade, knownSize?: number): Promise<ProofFile>
  /** The archive with the photos, as the seller gets it. */
  downloadArchive(sale: TestTrade): Promise<Buffer>
  /** Runs the verifier as anyone can: one file, and Node. */
  runVerifier(proof: ProofFile, head?: SignedTreeHead): Promise<VerifierRun>
  /** The same for whatever is in this path, with further options. */
  verifyPath(path: string, options?: readonly string[]): Promise<VerifierRun>
  /** Stores a file for the verifier, and returns its path. */
  keepFile(name: string, content: Uint8Array | string): Promise<string>
  readHead(): Promise<SignedTreeHead>
  close(): Promise<void>
}

export interface VerifierRun {
  readonly exitCode: number
  /** The names of checks with a line that says FAIL. */
  readonly failed: readonly string[]
  readonly output: string
}

const readFailed = (output: string): string[] => [
  ...new Set([...output.matchAll(/^FAIL {2}(\w+)/gm)].map(([, name = '']) => name)),
]

const startVerifier = (given: readonly string[]): Promise<VerifierRun> =>
  new Promise((resolve) => {
    execFile(process.execPath, [VERIFIER_FILE, ...given], (error, output) => {
      resolve({ exitCode: Number(error?.code ?? 0), failed: readFailed(output), output })
    })
  })

export async function startLogShop(): Promise<LogShop> {
  const work = await startDeskWork()
  const { db, secret, clock } = work.desk
  const now = () => clock.nowMs
  const shop = await startTestShop({ db, secret, now })
  const signing = createLogSigning(secret)
  const anna = await work.hire('inspector')
  const folder = await mkdtemp(join(tmpdir(), 'proofs-'))
  const get = async <Body>(path: string): Promise<Body> => {
    const { status, text } = await shop.get(HOST, path)
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return JSON.parse(text) as Body
  }
  const runLog = async (afterMs = MINUTE_MS) => {
    clock.nowMs += afterMs
    while (await keepLog({ db: openAsRole(db, 'worker'), signing, now }));
  }
  const lockOne = async () => {
    const sale = await createTradeIn(work.hand, 'RECEIVED')
    clock.nowMs += MINUTE_MS
    await inspect(anna, sale.item, buildMatchingFindings({ serialNumber: '', isSerialUnreadable: true }))
    return sale
  }
  const keepFile = async (name: string, content: Uint8Array | string): Promise<string> => {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    return path
  }
  const keepJson = (name: string, content: unknown) => keepFile(name, JSON.stringify(content))
  const verifyPath = async (path: string, options: readonly string[] = []) => {
    const logKeys = await keepJson('log-keys.json', await get(LOG_KEYS_PATH))
    const offerKeys = await keepJson('offer-keys.json', await get(SIGNED_OFFER_KEYS_PATH))
    return startVerifier([path, '--keys', logKeys, '--keys', offerKeys, ...options])
  }
  return {
    work,
    shop,
    signing,
    anna,
    runLog,
    lockOne,
    get,
    async inspectOne() {
      const sale = await lockOne()
      await decide(anna, sale.item, { decision: 'match_or_better' })
      await runLog()
      await runLog(61 * MINUTE_MS)
      return sale
    },
    async downloadProof({ tradeNumber, key }, knownSize) {
      const query = knownSize === undefined ? '' : `?known=${knownSize}`
      const path = buildSaleProofPath(tradeNumber) + query
      const { status, text } = await shop.get(HOST, path, { [SALE_KEY_HEADER]: key })
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
      return JSON.parse(text) as ProofFile
    },
    async downloadArchive({ tradeNumber, key }) {
      const path = buildTradeFilePath(tradeNumber)
      const { status, bytes } = await shop.get(HOST, path, { [SALE_KEY_HEADER]: key })
      if (status !== 200) throw new Error(`${path}: ${status}`)
      return bytes
    },
    async runVerifier(proof, head) {
      const path = await keepJson('trade-file.json', proof)
      return verifyPath(path, head ? ['--head', await keepJson('head.json', head)] : [])
    },
    verifyPath,
    keepFile,
    readHead: () => get<SignedTreeHead>(TREE_HEAD_PATH),
    async close() {
      await shop.close()
      await work.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
