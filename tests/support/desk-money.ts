import { sql } from 'drizzle-orm'
import { readCsv } from '#csv/read-csv.ts'
import type { Database } from '#server/db/database.ts'
import type { DeskOptions } from '#server/desk/build-desk.ts'
import { listDueTrades } from '#server/desk/payouts/due-payouts.repository.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { holdOnWarningSigns } from '#server/modules/payout-holds/check-warning-signs.ts'
import { changePayout } from '#server/modules/trades/changes/change-payout.ts'
import { findTrade } from '#server/modules/trades/trade-view.repository.ts'
import { findElements, findText, readXml } from '#server/xml/read-xml.ts'
import { createTestBlobs } from './blobs.ts'
import { startTestDesk, type TestDesk, type TestOperator } from './desk.ts'
import { createTradeIn, type TestTrade, type TradeFacts, type TradeHand } from './inspected-trades.ts'
import { addTradeVoucher } from './voucher-rows.ts'

export const PAYER = { name: 'Ankauf GmbH', iban: 'DE75512108001245126199', bic: null } as const

const PAYPAL_PAYMENT = {
  paymentTypeId: 14,
  paypalAccount: 'zofia@example.org',
  accountHolder: '',
  iban: '',
}

const OTHER_PAYMENT = {
  paymentTypeId: 13,
  accountHolder: 'Zofia Müller-Łuczak',
  iban: 'DE02 1203 0000 0000 2020 51',
  paypalAccount: '',
}

/** A seller who is paid by PayPal. */
export const BY_PAYPAL: Partial<TradeFacts> = { seller: { payment: PAYPAL_PAYMENT } }

interface Transfer {
  readonly endToEndId: string
  readonly amountInCents: number
  readonly account: string
  readonly remittance: string
}

const toCents = (text: string): number => Math.round(Number(text) * 100)

/** The transfers in a batch file for a bank or for PayPal. */
export function readOrder(text: string): readonly Transfer[] {
  if (!text.startsWith('<'))
    return readCsv(text).map(({ cells }) => {
      const [account = '', amount = '', , endToEndId = '', remittance = ''] = cells
      return { endToEndId, account, remittance, amountInCents: toCents(amount) }
    })
  const document = readXml(text)
  if (!document) throw new Error('Not a document')
  return findElements(document, 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf').map((element) => ({
    endToEndId: findText(element, 'PmtId/EndToEndId') ?? '',
    account: findText(element, 'CdtrAcct/Id/IBAN') ?? '',
    remittance: findText(element, 'RmtInf/Ustrd') ?? '',
    amountInCents: toCents(findText(element, 'Amt/InstdAmt') ?? ''),
  }))
}

export const sumAmounts = (transfers: readonly { readonly amountInCents: number }[]): number =>
  transfers.reduce((sum, { amountInCents }) => sum + amountInCents, 0)

/** A bank's answer in our own CSV format. */
export const buildAnswerTable = (
  rows: readonly (readonly [id: string, status: string, reason?: string])[],
): string =>
  [
    'end_to_end_id,status,reason',
    ...rows.map(([id, status, reason = '']) => `${id},${status},${reason}`),
  ].join('\n')

/** A bank's answer as a status report. */
export const buildStatusReport = (
  messageId: string,
  rows: readonly (readonly [id: string, code: string, reason?: string])[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}</OrgnlPmtInfId>${rows
  .map(
    ([id, code, reason]) =>
      `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${code}</TxSts>${
        reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>` : ''
      }</TxInfAndSts>`,
  )
  .join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`

/** Adds a voucher to a trade that has none. */
export const addVoucher = (db: Database, transactionId: number, valueInCents: number): Promise<void> =>
  addTradeVoucher(db, transactionId, { code: 'WELCOME', valueInCents })

export interface PayoutRow {
  readonly reference: string
  readonly attempt: number
  readonly amount: number
  readonly bonus: number
  readonly status: string
}

/** Every payout of a trade, the voucher's first. */
export async function readPayouts(db: Database, transactionId: number): Promise<readonly PayoutRow[]> {
  const { rows } = await db.execute<PayoutRow & Record<string, unknown>>(sql`
    select reference, attempt, amount_in_cents as amount, bonus_in_cents as bonus, status from payout
    where transaction_id = ${transactionId} order by item_number, attempt`)
  return rows
}

export async function readStates(db: Database, transactionId: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select state from trade_item where transaction_id = ${transactionId} order by number`)
  return rows.map(({ state }) => state)
}

export interface MadeBatches {
  readonly batches: readonly { readonly messageId: string; readonly totalInCents: number }[]
  readonly held: readonly { readonly reference: string; readonly reason: string }[]
}

/** Raises and releases every hold: all test sellers share a name and an account. */
export async function releaseHolds({ db, secret, now }: TradeHand, operatorId: string): Promise<void> {
  await holdOnWarningSigns({ tx: db, secret }, await listDueTrades(db), now())
  await db.execute(sql`
    update payout_hold set released_at = ${new Date(now())}, released_by = ${operatorId}, release_note = 'Checked'
    where released_at is null`)
}

/** The seller enters another account, as after a returned payout. */
export async function changeAccount(
  hand: TradeHand,
  transactionId: number,
  iban = OTHER_PAYMENT.iban,
): Promise<void> {
  const trade = await findTrade(hand.db, transactionId)
  if (!trade) throw new Error('There is no such trade')
  const { keyVersion } = trade
  const subjects = [{ kind: 'sale', transactionId }] as const
  await changePayout(
    hand,
    { trade, access: 'act', keyVersion, subjects },
    { payment: { ...OTHER_PAYMENT, iban } },
  )
}

/** A desk for payouts, and the means to bring trades there. */
export interface MoneyDesk {
  readonly desk: TestDesk
  readonly hand: TradeHand
  readonly payout: TestOperator
  readonly approver: TestOperator
  accepted(facts?: Partial<TradeFacts>): Promise<TestTrade & { readonly item: ItemKey }>
  /** Calls the API as a payout operator; throws unless it succeeds. */
  call(method: string, path: string, json?: unknown): ReturnType<TestDesk['send']>
  /** Prepares batches of everything that is due and not held. */
  prepare(): Promise<MadeBatches>
  /** Approves a batch as another payout operator. */
  approve(messageId: string): Promise<void>
  /** The whole way of money: releases what is held, prepares, has it approved by someone else and takes the files. */
  makeBatches(): Promise<MadeBatches>
  fileOf(messageId: string): Promise<string>
  takeAnswer(answer: string): Promise<Readonly<Record<string, readonly string[]>>>
  /** The seller enters another account, as after a returned payout. */
  changeAccount(transactionId: number, iban?: string): Promise<void>
}

export async function startMoneyDesk(overrides: Partial<DeskOptions> = {}): Promise<MoneyDesk> {
  const desk = await startTestDesk({ payer: PAYER, ...overrides })
  const { db, secret, clock } = desk
  const hand = { db, blobs: createTestBlobs(db), secret, now: () => clock.nowMs }
  const payout = await desk.hire('payout')
  const approver = await desk.hire('payout')
  const callAs =
    (bearer: string): MoneyDesk['call'] =>
    async (method, path, json) => {
      const answer = await desk.send(method, `/desk/api${path}`, { bearer, origin: null, json })
      if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
      return answer
    }
  const call = callAs(await payout.createToken())
  const callAsApprover = callAs(await approver.createToken())
  const prepare = async () => (await call('POST', '/payout-batches')).json()
  const approve = async (messageId: string) => {
    await callAsApprover('POST', `/payout-batches/${messageId}/approval`)
  }
  const fileOf = async (messageId: string) =>
    (await call('POST', `/payout-batches/${messageId}/file`, { isRepeat: true })).body
  return {
    desk,
    hand,
    payout,
    call,
    accepted: (facts = {}) => createTradeIn(hand, 'ACCEPTED', facts),
    approver,
    prepare,
    approve,
    async makeBatches() {
      await releaseHolds(hand, payout.id)
      const made: MadeBatches = await prepare()
      for (const { messageId } of made.batches) {
        await approve(messageId)
        await fileOf(messageId)
      }
      return made
    },
    fileOf,
    takeAnswer: async (answer) => (await call('POST', '/bank-answers', { answer })).json(),
    changeAccount: (transactionId, iban) => changeAccount(hand, transactionId, iban),
  }
}
