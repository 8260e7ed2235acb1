import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { RuleDraft, Rules } from '#contracts/desk/rules.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { TAB } from '../../ui/tab-style.ts'
import { EffectCard } from './effect-card.tsx'
import { NumberFields } from './number-fields.tsx'
import { DRAFTS_PATH, RULES_KEY } from './rule-queries.ts'
import { useSavedDraft } from './use-saved-draft.ts'

const T = TEXTS.rules

type Group = keyof typeof T.groups

const GROUPS = Object.keys(T.groups) as readonly Group[]

const countChanges = ({ changes }: RuleDraft, group: Group): number =>
  Object.keys(changes).filter((key) => key.startsWith(`${group}.`)).length

function GroupTabs({ draft, group }: { readonly draft: RuleDraft; readonly group: Group }) {
  return (
    <nav aria-label={T.groupTabs}>
      <ul className="flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
        {GROUPS.map((id) => {
          const count = countChanges(draft, id)
          return (
            <li key={id}>
              <DeskLink
                href={`/desk/rules?group=${id}`}
                className={TAB}
                aria-current={id === group ? 'page' : undefined}
              >
                {count > 0 ? `${T.groups[id]} (${count})` : T.groups[id]}
              </DeskLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface DraftProps {
  readonly draft: RuleDraft
}

function NoteField({ draft, onSave }: DraftProps & { readonly onSave: (note: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className="grid max-w-xl gap-1">
      <span className="text-ink-soft">{T.note}</span>
      <input
        value={typed ?? draft.note}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== null && typed !== draft.note) onSave(typed)
          setTyped(null)
        }}
        className="min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11"
      />
    </label>
  )
}

function StartButton({ draft, isBusy }: DraftProps & { readonly isBusy: boolean }) {
  const isConfirmed = useConfirmed()
  const start = useAction<{ version: number }>(RULES_KEY)
  if (!draft.canStart) return <p className="text-ink-soft">{T.fourEyes}</p>
  if (draft.problems.length > 0) return <p role="alert">{T.unusable}</p>
  return (
    <ConfirmButton
      button={T.start}
      title={T.startTitle}
      text={T.startText}
      tone="primary"
      isDisabled={isBusy || start.isPending}
      mayAsk={isConfirmed}
      onConfirm={() =>
        start.mutate({
          path: `${DRAFTS_PATH}/${draft.id}/start`,
          json: { revision: draft.revision },
          done: ({ version }) => T.started(version),
        })
      }
    />
  )
}

function DiscardButton({ draft }: DraftProps) {
  const discard = useAction(RULES_KEY)
  return (
    <ConfirmButton
      button={T.discard}
      title={T.discardTitle}
      text={T.discardText}
      tone="quiet"
      onConfirm={() =>
        discard.mutate({
          method: 'DELETE',
          path: `${DRAFTS_PATH}/${draft.id}`,
          done: () => T.discarded,
        })
      }
    />
  )
}

function describeChanges({ changes, baseVersion }: RuleDraft, isUndo: boolean): string {
  const count = Object.keys(changes).length
  if (count > 0) return T.changeCount(count)
  return isUndo ? T.isUndo(baseVersion) : T.nothingYet
}

export interface DraftEditorProps extends DraftProps {
  readonly rules: Rules
}

/** The open draft: its numbers, what they would have done, and the way into use. */
export function DraftEditor({ draft, rules }: DraftEditorProps) {
  const { group: asked } = useSearch({ strict: false })
  const group = GROUPS.find((id) => id === asked) ?? 'CONDITION'
  const { save, isSaving } = useSavedDraft()
  const isUndo = rules.versions[0]?.version !== draft.baseVersion
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card
        title={T.draft}
        aside={
          <span role="status" className="text-tiny text-ink-soft">
            {isSaving ? T.saving : T.saved}
          </span>
        }
      >
        <p className="text-ink-soft">{T.draftFrom(draft.baseVersion, draft.changedBy)}</p>
        <p className="mt-1 mb-3 font-medium">{describeChanges(draft, isUndo)}</p>
        <NoteField draft={draft} onSave={(note) => save(() => ({ note }))} />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <StartButton draft={draft} isBusy={isSaving} />
          <DiscardButton draft={draft} />
        </div>
      </Card>
      <EffectCard draft={draft} />
      <GroupTabs draft={draft} group={group} />
      <NumberFields
        numbers={rules.numbers.filter((number) => number.group === group)}
        draft={draft}
        onChange={(key, value) => save(({ changes }) => ({ changes: { ...changes, [key]: value } }))}
      />
    </div>
  )
}
