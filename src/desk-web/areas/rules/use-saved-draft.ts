import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RuleDraft } from '#contracts/desk/rules.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DRAFTS_PATH, RULES_KEY, RULES_QUERY } from './rule-queries.ts'

type DraftEdit = Partial<Pick<RuleDraft, 'changes' | 'note'>>

/** Saves edits one after the other, each on top of the one before: a quick typist doesn't run into their own changes. */
export function useSavedDraft() {
  const client = useQueryClient()
  const keep = (edit: DraftEdit & Pick<RuleDraft, 'revision'>) =>
    client.setQueryData(RULES_QUERY.queryKey, (rules) =>
      rules?.draft ? { ...rules, draft: { ...rules.draft, ...edit } } : rules,
    )
  const save = useMutation({
    scope: { id: 'rule-draft' },
    mutationFn: async (edit: (draft: RuleDraft) => DraftEdit) => {
      const draft = client.getQueryData(RULES_QUERY.queryKey)?.draft
      if (!draft) return
      const { revision, changes, note } = draft
      const next = { changes, note, ...edit(draft) }
      const saved = await callApi<{ revision: number }>(`${DRAFTS_PATH}/${draft.id}`, {
        method: 'PUT',
        json: { revision, ...next },
      })
      await client.cancelQueries({ queryKey: RULES_KEY })
      keep({ ...next, revision: saved.revision })
    },
    onError: (error) => showToast({ text: describeError(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: RULES_KEY }),
  })
  return { save: save.mutate, isSaving: save.isPending }
}
