import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenDocument } from '#contracts/desk/content.ts'
import type { Published } from '#contracts/desk/versions.ts'
import type { DocumentKey } from '#domain/content/content-document.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ComparedLines } from './compared-lines.tsx'
import { buildDocumentPath, buildDocumentQuery, CONTENT_KEY } from './content-queries.ts'
import { DocumentVersions } from './document-versions.tsx'
import { HomeEditor } from './home-editor.tsx'
import { PageEditor } from './page-editor.tsx'
import { CheckCard, DraftPreview } from './side-cards.tsx'
import { type Draft, useDraft } from './use-draft.ts'

const T = TEXTS.content

interface DraftProps {
  readonly document: OpenDocument
  readonly draft: Draft
}

/** Someone else's draft, or a connection that broke: nothing is saved until what is on the server was loaded. */
function SaveFailure({ draft }: Pick<DraftProps, 'draft'>) {
  const client = useQueryClient()
  if (draft.error === null) return null
  return (
    <div
      role="alert"
      className="mt-3 grid justify-items-start gap-2 rounded-field border-l-4 border-error bg-card p-3"
    >
      <p>{describeError(draft.error)}</p>
      <p>{T.notSaved}</p>
      <button
        type="button"
        className={DESK_BUTTON.secondary}
        onClick={() => void client.invalidateQueries({ queryKey: CONTENT_KEY })}
      >
        {T.loadAgain}
      </button>
    </div>
  )
}

function PublishDialog({ document, draft, onClose }: DraftProps & { readonly onClose: () => void }) {
  const publish = useAction<Published>(CONTENT_KEY)
  return (
    <Modal
      label={T.publishTitle}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit w-[min(44rem,94vw)] rounded-card"
    >
      <div className="grid gap-3 p-5">
        <h2 className="text-screen">{T.publishTitle}</h2>
        <p>{T.publishLead}</p>
        <ComparedLines before={document.published} after={draft.content} />
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button
            type="button"
            className={DESK_BUTTON.primary}
            disabled={publish.isPending}
            onClick={() =>
              publish.mutate(
                {
                  path: buildDocumentPath(document, '/publication'),
                  json: { revision: draft.revision },
                  done: ({ version }) => TEXTS.versions.published(version),
                },
                { onSettled: onClose },
              )
            }
          >
            {T.publish}
          </button>
        </div>
      </div>
    </Modal>
  )
}

const nameState = ({ isSaved, hasDraft, error }: Draft): string => {
  if (error !== null) return T.notSaved
  if (!isSaved) return T.saving
  return hasDraft ? T.saved : T.unchanged
}

/** What can be done with the draft, and whether it is saved. */
function DraftActions({ document, draft }: DraftProps) {
  const [isPublishing, setIsPublishing] = useState(false)
  const discard = useAction(CONTENT_KEY)
  const isReady = draft.isSaved && draft.hasDraft && draft.error === null
  return (
    <>
      <span role="status" className="text-ink-soft">
        {nameState(draft)}
      </span>
      <DeskLink href="/desk/content" className={DESK_BUTTON.quiet}>
        {T.all}
      </DeskLink>
      <ConfirmButton
        button={T.discard}
        text={T.discardText}
        isDisabled={!isReady}
        onConfirm={() =>
          discard.mutate({
            method: 'DELETE',
            path: buildDocumentPath(document, '/draft'),
            json: { revision: draft.revision },
            done: () => T.discarded,
          })
        }
      />
      <button
        type="button"
        className={DESK_BUTTON.primary}
        disabled={!isReady}
        onClick={() => setIsPublishing(true)}
      >
        {T.publish}
      </button>
      {isPublishing && (
        <PublishDialog document={document} draft={draft} onClose={() => setIsPublishing(false)} />
      )}
    </>
  )
}

function Editor({ document }: { readonly document: OpenDocument }) {
  const draft = useDraft(document)
  const { typed, change } = draft
  const title = typed.kind === 'page' ? typed.page.title || document.name : T.homeTitle
  return (
    <Screen
      title={T.documentTitle(title, document.market)}
      lead={document.isElsewhere ? T.elsewhere : undefined}
      actions={document.isElsewhere ? undefined : <DraftActions document={document} draft={draft} />}
    >
      <SaveFailure draft={draft} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <Card title={T.editor}>
          <fieldset disabled={document.isElsewhere} className="min-w-0">
            {typed.kind === 'page' ? (
              <PageEditor
                page={typed.page}
                placeholders={document.placeholders}
                onChange={(page) => change({ kind: 'page', page })}
              />
            ) : (
              <HomeEditor home={typed.home} onChange={(home) => change({ kind: 'home', home })} />
            )}
          </fieldset>
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:sticky xl:top-16">
          <CheckCard problems={draft.problems} />
          <DraftPreview document={document} revision={draft.revision} />
          <DocumentVersions document={document} />
        </div>
      </div>
    </Screen>
  )
}

/** A page or a home document: its text, what is wrong with it, how the shop shows it, and its versions. */
export function DocumentScreen() {
  const { market = '', kind = '', name = '' } = useParams({ strict: false })
  // The server refuses whatever isn't a document.
  const key = { market, kind, name } as DocumentKey
  const { data, error, refetch } = useQuery(buildDocumentQuery(key))
  // Another revision is another text in the fields.
  if (data)
    return <Editor key={`${market}/${kind}/${name}/${data.revision}/${data.version}`} document={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
