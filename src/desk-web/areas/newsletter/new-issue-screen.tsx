import { useState } from 'react'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { Screen } from '../../ui/screen.tsx'
import { IssueEditor } from './issue-editor.tsx'
import { ISSUES_KEY, ISSUES_PATH } from './issue-queries.ts'
import { listRefusedFields } from './problem-list.tsx'
import { EMPTY_ISSUE, writeIssue } from './read-issue.ts'

const T = TEXTS.newsletter

/** Stores a new issue as a draft. */
export function NewIssueScreen() {
  const [text, setText] = useState(() => writeIssue(EMPTY_ISSUE))
  const openPath = useOpenPath()
  const write = useAction<{ readonly id: number }>(ISSUES_KEY)
  return (
    <Screen title={T.newIssue} lead={T.newLead}>
      <div className="mt-4 max-w-4xl">
        <IssueEditor
          text={text}
          onType={setText}
          button={T.saveDraft}
          isBusy={write.isPending}
          refused={listRefusedFields(write.error)}
          onSave={(json) =>
            write.mutate(
              { path: ISSUES_PATH, json, done: () => T.saved },
              { onSuccess: ({ id }) => openPath(`/desk/newsletter/${id}`, { replace: true }) },
            )
          }
        />
      </div>
    </Screen>
  )
}
