import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../frame/desk-context.ts'
import { TEXTS } from '../../messages/texts.ts'
import { ALERTS_QUERY } from '../../platform/api/alert-query.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { TEXT_LINK } from '../../ui/button-style.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'

const T = TEXTS.alerts

/** Alerts that last and nobody has closed, for whoever may see them. */
export function OpenAlerts() {
  const { me } = useDesk()
  const mayRead = me.lists.some(({ url }) => url === '/desk/alerts')
  const { data } = useQuery({ ...ALERTS_QUERY, enabled: mayRead })
  const open = data?.rows.filter(({ overAt, closedAt }) => overAt === null && closedAt === null) ?? []
  if (open.length === 0) return null
  return (
    <section
      aria-label={T.title}
      className="mt-4 grid max-w-5xl gap-2 rounded-card border border-error bg-card px-4 py-3"
    >
      <ul className="grid gap-1.5">
        {open.map(({ id, title, text }) => (
          <li key={id} className="flex items-start gap-2">
            <DeskIcon name="warning" className="mt-0.5 size-4 text-error" />
            <span>
              <strong className="font-medium">{title}.</strong> {text}
            </span>
          </li>
        ))}
      </ul>
      <DeskLink href="/desk/alerts" className={`${TEXT_LINK} w-fit`}>
        {T.all}
      </DeskLink>
    </section>
  )
}
