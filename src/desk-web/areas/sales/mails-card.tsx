import type { Sale } from '#contracts/desk/sale.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { TEXTS } from '../../messages/texts.ts'
import { nameCode } from '../../platform/format/name-code.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { useSaleAction } from './sale-queries.ts'

const WORDS = TEXTS.sale.mails

const TONES = { sent: 'plain', waiting: 'accent', failed: 'late' } as const

/** What the seller was told about a sale, by mail or by push, as it was sent. */
export function MailsCard({ sale }: { readonly sale: Sale }) {
  const { me } = useDesk()
  const action = useSaleAction(sale.tradeNumber)
  const resend = (workKey: string) =>
    action.mutate({
      path: `/desk/api/sales/${sale.tradeNumber}/mails/resend`,
      json: { workKey },
      done: () => ({ text: WORDS.resent }),
    })
  return (
    <Card title={WORDS.title}>
      {sale.mails.length === 0 && <p className="text-ink-soft">{WORDS.none}</p>}
      <ul>
        {sale.mails.map(({ workKey, channel, mail, status, at, subject, text }) => (
          <li key={`${workKey}-${channel}-${at}`} className="border-t border-line py-1.5 first:border-t-0">
            <details>
              <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-3">
                <Moment iso={at} />
                <span className="min-w-48 flex-1">{subject ?? nameCode(mail)}</span>
                <Badge tone={TONES[status]}>
                  {status === 'sent' && channel !== 'mail' ? WORDS[channel] : WORDS.statuses[status]}
                </Badge>
              </summary>
              {text && (
                <p className="mt-1 max-w-text rounded-control bg-tint p-3 wrap-break-word whitespace-pre-line">
                  {text}
                </p>
              )}
              {me.roles.includes('support') && status !== 'waiting' && (
                <button
                  type="button"
                  className={`${DESK_BUTTON.secondary} mt-2`}
                  disabled={action.isPending}
                  onClick={() => resend(workKey)}
                >
                  {channel === 'push' ? WORDS.sendByMail : WORDS.resend}
                </button>
              )}
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}
