import type { Sale } from '#contracts/desk/sale.ts'
import { maskEmail } from '#domain/customers/mask-email.ts'
import { maskPhone } from '#domain/customers/mask-phone.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { listNextWork } from '#server/desk/items/next-work.ts'
import { listSealedItems } from '#server/desk/items/sealed-items.ts'
import { hasOneOfRoles, type Operator, type OperatorRole } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import { listNotes } from './notes.repository.ts'
import { PEOPLE_ROLES } from './people-roles.ts'
import {
  findSaleHead,
  findSaleSeller,
  listSaleActions,
  listSaleDevices,
  listSaleEvents,
  listSaleHolds,
  listSaleMails,
  listSalePayouts,
  listSalePhotos,
  type SaleHead,
  type SaleSeller,
  type WholeDevice,
} from './sale.repository.ts'

export async function requireSale(db: Connection, transactionId: number): Promise<SaleHead> {
  const head = await findSaleHead(db, transactionId)
  if (!head)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no sale with this number. Check it and try again.')
  return head
}

const maskSeller = (seller: SaleSeller): NonNullable<Sale['seller']> => ({
  name: `${seller.firstName} ${seller.lastName}`,
  companyName: seller.companyName,
  email: seller.email === '' ? null : maskEmail(seller.email),
  phone: seller.phone === null ? null : maskPhone(seller.phone),
  city: seller.city,
  country: seller.country,
  paymentTypeId: seller.paymentTypeId,
  accountHolder: seller.accountHolder,
  maskedAccount: seller.maskedAccount,
})

/** A device as an operator may see it: while it is sealed, only that it was inspected and what we asked the seller to do. */
function showDevice(device: WholeDevice, operator: Operator, isSealed: boolean): Sale['devices'][number] {
  const next = listNextWork(device.state, operator)
  if (!isSealed) return { ...device, next, isSealed }
  return {
    ...device,
    next,
    isSealed,
    declared: null,
    inspections: device.inspections.map((inspection) => ({ ...inspection, findings: null })),
    photos: [],
    clarifications: device.clarifications.map((clarification) => ({ ...clarification, priceInCents: null })),
  }
}

export interface SaleReader {
  readonly db: Connection
  readonly operator: Operator
  readonly nowMs: number
  readonly questions: Questions
}

/** Who learns what sellers say about devices. Everyone else sees where a sale stands. */
const ANSWER_ROLES = [
  ...PEOPLE_ROLES,
  'inspector',
  'second_inspector',
] as const satisfies readonly OperatorRole[]

/** The texts of all questions that were answered, by the seller or by an inspector. */
function selectQuestions({ texts }: Questions, devices: Sale['devices']): Sale['questions'] {
  const gradings = devices.flatMap(({ declared, inspections }) => [
    declared,
    ...inspections.map(({ findings }) => findings),
  ])
  const codes = new Set(gradings.flatMap((grading) => Object.keys(grading?.answers ?? {})))
  const found = [...codes].flatMap((code) => {
    const text = texts.en[code]
    return text ? [[code, { text: text.question, answers: text.answers }] as const] : []
  })
  return Object.fromEntries(found)
}

type PeoplePart = Pick<Sale, 'seller' | 'holds' | 'payouts' | 'mails' | 'notes' | 'actions'>

const NO_PEOPLE: PeoplePart = { seller: null, holds: [], payouts: [], mails: [], notes: [], actions: [] }

/** What is about the seller and the money. Amounts, mails and notes may tell what the seller has said about a device. */
async function readPeople(
  { db, operator, nowMs }: SaleReader,
  transactionId: number,
  isSealed: boolean,
): Promise<PeoplePart> {
  const seller = await findSaleSeller(db, transactionId)
  const shown = {
    ...NO_PEOPLE,
    seller: seller && maskSeller(seller),
    holds: await listSaleHolds(db, transactionId, nowMs),
    actions: hasOneOfRoles(operator, ['support']) ? await listSaleActions(db, transactionId) : [],
  }
  if (isSealed) return shown
  return {
    ...shown,
    payouts: await listSalePayouts(db, transactionId),
    mails: await listSaleMails(db, transactionId),
    notes: await listNotes(db, transactionId, operator),
  }
}

/** Everything about a sale that an operator may see. */
export async function findSale(reader: SaleReader, transactionId: number): Promise<Sale> {
  const { db, operator, questions } = reader
  const { customerNumber, offer, ...head } = await requireSale(db, transactionId)
  const seesPeople = hasOneOfRoles(operator, PEOPLE_ROLES)
  const whole = await listSaleDevices(db, transactionId)
  const sealed = hasOneOfRoles(operator, ANSWER_ROLES)
    ? await listSealedItems(db, transactionId, operator)
    : new Set(whole.map(({ itemNumber }) => itemNumber))
  const isSealed = sealed.size > 0
  const devices = whole.map((device) => showDevice(device, operator, sealed.has(device.itemNumber)))
  return {
    ...head,
    ...(seesPeople ? await readPeople(reader, transactionId, isSealed) : NO_PEOPLE),
    tradeNumber: formatTradeNumber(transactionId),
    canAskForIdentity: MARKETS[head.market].identityLaw !== null && head.identity === null,
    customerNumber: seesPeople ? customerNumber : null,
    offer: isSealed ? null : offer,
    unboxingPhotos: await listSalePhotos(db, transactionId),
    devices,
    questions: selectQuestions(questions, devices),
    events: await listSaleEvents(db, transactionId),
  }
}
