import type { Sale } from '#contracts/desk/sale.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { ErasureRecords } from './erasure-records.tsx'
import { listAnswers } from './list-answers.ts'
import { PhotoRow } from './photo-row.tsx'
import { useSaleAction } from './sale-queries.ts'

type Device = Sale['devices'][number]

interface DeviceProps {
  readonly sale: Sale
  readonly device: Device
}

const WORDS = TEXTS.sale.device

const CELL = 'border-t border-line px-2 py-1 text-left align-top'

function AnswerTable({ sale, device }: DeviceProps) {
  const inspections = device.inspections.filter(({ findings }) => findings !== null)
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-tiny">
        <caption className="sr-only">{WORDS.answers}</caption>
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className="px-2 pb-1 text-left font-medium">
              {WORDS.question}
            </th>
            <th scope="col" className="px-2 pb-1 text-left font-medium">
              {WORDS.declared}
            </th>
            {inspections.map(({ number }) => (
              <th key={number} scope="col" className="px-2 pb-1 text-left font-medium">
                {WORDS.found(number)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listAnswers(device, sale.questions).map(({ code, question, declared, found, differs }) => (
            <tr key={code} className={differs ? 'bg-amber-tint' : ''}>
              <th scope="row" className={`${CELL} font-normal text-ink-soft`}>
                {question}
              </th>
              <td className={CELL}>{declared}</td>
              {inspections.map(({ number }, index) => (
                <td key={number} className={`${CELL} ${differs ? 'font-medium' : ''}`}>
                  {found[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function describeQuestion(clarification: Device['clarifications'][number], sale: Sale): string {
  const { reason, missingPart, priceInCents } = clarification
  if (reason !== null)
    return missingPart === null ? TEXTS.asked.reasons[reason] : TEXTS.asked.missingPart(missingPart)
  return WORDS.newOffer(priceInCents === null ? '' : ` ${formatMoney(priceInCents, sale.currency)}`)
}

function Clarifications({ sale, device }: DeviceProps) {
  if (device.clarifications.length === 0) return null
  const proofs = `/desk/items/${sale.tradeNumber}/${device.itemNumber}/proofs`
  return (
    <section aria-label={WORDS.asked}>
      <h3 className="font-text text-tiny font-medium text-ink-soft">{WORDS.asked}</h3>
      <ul>
        {device.clarifications.map((clarification) => {
          const { openedAt, answer, answeredAt, answerBy, proofCount } = clarification
          return (
            <li key={openedAt} className="flex flex-wrap gap-x-2 py-0.5">
              <Moment iso={openedAt} />
              <span>{describeQuestion(clarification, sale)}</span>
              {answer === null ? (
                <Badge tone="accent">{WORDS.answerBy(formatDay(answerBy))}</Badge>
              ) : (
                <span className="text-ink-soft">
                  {WORDS.given[answer] ?? answer}
                  {answeredAt !== null && (
                    <>
                      {', '}
                      <Moment iso={answeredAt} />
                    </>
                  )}
                </span>
              )}
              {proofCount > 0 && (
                <DeskLink href={proofs} className={TEXT_LINK}>
                  {WORDS.files(proofCount)}
                </DeskLink>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function buildNextPath(work: Device['next'][number], tradeNumber: string, itemNumber: number): string {
  if (work === 'BOOK_IN') return `/desk/arrivals/${tradeNumber}`
  if (work === 'QUARANTINE') return `/desk/quarantine?q=${tradeNumber}-${itemNumber}`
  if (work === 'PUT_AWAY') return `/desk/put-away?device=${tradeNumber}-${itemNumber}`
  if (work === 'ERASE') return `/desk/erase?device=${tradeNumber}-${itemNumber}`
  if (work === 'INSURANCE_CLAIM') return `/desk/lost?q=${tradeNumber}-${itemNumber}`
  return `/desk/items/${tradeNumber}/${itemNumber}/inspection`
}

/** What the operator can do with the device now. */
function DeviceWork({ sale, device }: DeviceProps) {
  const { me } = useDesk()
  const action = useSaleAction(sale.tradeNumber)
  const { itemNumber, next, part, state } = device
  const canReturn = state === 'COUNTER_OFFERED' && me.roles.includes('support')
  if (next.length === 0 && part === null && !canReturn) return null
  const path = `/desk/items/${sale.tradeNumber}/${itemNumber}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      {next.map((work) => (
        <DeskLink
          key={work}
          href={buildNextPath(work, sale.tradeNumber, itemNumber)}
          className={DESK_BUTTON.secondary}
        >
          {WORDS.next[work]}
        </DeskLink>
      ))}
      {canReturn && (
        <ConfirmButton
          button={WORDS.openReturn}
          text={WORDS.openReturnText}
          onConfirm={() =>
            action.mutate({
              path: `/desk/api/items/${sale.tradeNumber}/${itemNumber}/return`,
              done: () => ({ text: TEXTS.sale.actions.returned }),
            })
          }
        />
      )}
      {part && (
        <DeskLink href={`${path}/part`} className={TEXT_LINK}>
          {WORDS.part(TEXTS.asked.missingPart(part.part), WORDS.partStates[part.state])}
        </DeskLink>
      )}
    </div>
  )
}

const Inspections = ({ device }: { readonly device: Device }) => (
  <ul>
    {device.inspections.map(({ number, operator, startedAt, committedAt, decidedAt, findings }) => (
      <li key={number} className="flex flex-wrap gap-x-2 py-0.5">
        <Moment iso={decidedAt ?? committedAt ?? startedAt} />
        <span>{WORDS.inspected(number, operator)}</span>
        <span className="text-ink-soft">
          {decidedAt ? WORDS.decided : committedAt ? WORDS.locked : WORDS.running}
        </span>
        {findings?.serialNumber && (
          <span className="figures text-ink-soft">
            {WORDS.serial} {findings.serialNumber}
          </span>
        )}
      </li>
    ))}
  </ul>
)

const Returns = ({ device }: { readonly device: Device }) => (
  <ul>
    {device.returns.map(({ carrier, trackingNumber, bookedAt, scannedAt, deliveredAt }) => (
      <li key={trackingNumber} className="flex flex-wrap gap-x-2 py-0.5">
        <Moment iso={deliveredAt ?? scannedAt ?? bookedAt} />
        <span className="figures">{WORDS.returned(carrier, trackingNumber)}</span>
      </li>
    ))}
  </ul>
)

/** One device of a sale: what was said, found, asked and agreed. */
export function DeviceCard({ sale, device }: DeviceProps) {
  const { itemNumber, state, stateSince, declared, isSealed, photos, place } = device
  const money = (cents: number | null | undefined) => (cents ? formatMoney(cents, sale.currency) : null)
  return (
    <Card
      id={`device-${itemNumber}`}
      title={WORDS.title(itemNumber, device.device)}
      aside={
        <span className="flex items-center gap-2">
          <Badge tone="accent">{TEXTS.states[state]}</Badge>
          <span className="text-tiny text-ink-soft">
            <Moment iso={stateSince} />
          </span>
        </span>
      }
    >
      <div className="grid gap-3">
        {isSealed && <p className="text-ink-soft">{WORDS.sealed}</p>}
        {declared && (
          <Facts
            facts={[
              [WORDS.offered, money(declared.priceInCents)],
              [WORDS.settled, money(declared.settledInCents)],
              [WORDS.bonus, money(declared.bonusInCents)],
            ]}
          />
        )}
        {place && (
          <Facts
            facts={[
              [
                TEXTS.places.shelf,
                <span key="shelf">
                  {TEXTS.places.shelfBy(place.place, place.placedBy)}, <Moment iso={place.placedAt} />
                </span>,
              ],
            ]}
          />
        )}
        <DeviceWork sale={sale} device={device} />
        <Inspections device={device} />
        <ErasureRecords erasures={device.erasures} />
        <Clarifications sale={sale} device={device} />
        {device.returns.length > 0 && <Returns device={device} />}
        {declared && <AnswerTable sale={sale} device={device} />}
        <PhotoRow photos={photos} name={WORDS.photo} />
      </div>
    </Card>
  )
}
