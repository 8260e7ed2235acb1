import { useQuery } from '@tanstack/react-query'
import type { Rules, RuleVersion } from '#contracts/desk/rules.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { DRAFTS_PATH, RULES_KEY, RULES_QUERY } from './rule-queries.ts'

const T = TEXTS.rules

function OpenButton({ version, label }: { readonly version: number; readonly label: string }) {
  const open = useAction(RULES_KEY)
  return (
    <button
      type="button"
      className={DESK_BUTTON.secondary}
      disabled={open.isPending}
      onClick={() => open.mutate({ path: DRAFTS_PATH, json: { baseVersion: version } })}
    >
      {label}
    </button>
  )
}

interface VersionProps {
  readonly version: RuleVersion
  readonly hasDraft: boolean
}

const VersionRow = ({ version: { version, ...facts }, hasDraft }: VersionProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0">
    <span className="figures font-medium">
      {T.columns.version} {version}
    </span>
    <Moment iso={facts.publishedAt} />
    <span className="text-ink-soft">{facts.publishedBy ?? T.delivered}</span>
    <span className="min-w-0 flex-1 wrap-anywhere">{facts.note}</span>
    {facts.isCurrent && <Badge tone="accent">{T.current}</Badge>}
    {!hasDraft && <OpenButton version={version} label={facts.isCurrent ? T.edit : T.goBack(version)} />}
  </li>
)

const LoadedRules = ({ rules }: { readonly rules: Rules }) => (
  <Screen title={T.title} lead={T.lead}>
    {rules.draft && <DraftEditor key={rules.draft.id} draft={rules.draft} rules={rules} />}
    <div className="mt-4 max-w-4xl">
      <Card title={T.versions}>
        <ul>
          {rules.versions.map((version) => (
            <VersionRow key={version.version} version={version} hasDraft={rules.draft !== null} />
          ))}
        </ul>
      </Card>
    </div>
  </Screen>
)

/** The versions of the price rule, and the draft of the next. */
export function RulesScreen() {
  const { data, error, refetch } = useQuery(RULES_QUERY)
  if (data) return <LoadedRules rules={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
