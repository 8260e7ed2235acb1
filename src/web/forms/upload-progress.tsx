import { useId } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { UploadState } from './use-file-upload.ts'

export interface UploadProgressProps {
  readonly state: UploadState
  /** What is said while nothing is on its way. */
  readonly done: string | null
}

/** How far an upload is. The region exists from the start, so that what appears in it is read out. */
export function UploadProgress({ state, done }: UploadProgressProps) {
  const t = useTranslate()
  const id = useId()
  const isUploading = state.kind === 'uploading'
  const text = isUploading ? t('FILE_UPLOADING', { name: state.name }) : done
  return (
    <>
      <div role="status">
        {text && (
          <p id={id} className="mt-3 wrap-anywhere">
            {text}
          </p>
        )}
      </div>
      {isUploading && (
        <progress
          aria-labelledby={id}
          value={state.share}
          max={1}
          className="mt-2 h-3 w-full accent-accent"
        />
      )}
    </>
  )
}
