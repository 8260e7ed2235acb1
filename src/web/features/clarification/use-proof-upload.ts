import { FILE_NAME_HEADER } from '#contracts/paths/uploads.ts'
import { type FileUploadUse, readUploadProblem, useFileUpload } from '#web/forms/use-file-upload.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { uploadFile } from '#web/platform/api/upload-file.ts'
import { useRouter } from '#web/platform/navigation/router.ts'
import { buildProofRemovalUrl, buildProofsUrl, type ClarificationLink } from './clarification-link.ts'

export interface ProofUpload extends Pick<FileUploadUse, 'state' | 'upload'> {
  readonly remove: (proof: { readonly proofId: string; readonly name: string }) => void
}

/** Adds files to a clarification and removes them, one at a time. The page is loaded again after each. */
export function useProofUpload(link: ClarificationLink): ProofUpload {
  const router = useRouter()
  const { state, upload, run } = useFileUpload(async ({ file, onProgress }) => {
    const headers = { [FILE_NAME_HEADER]: encodeURIComponent(file.name) }
    const result = await uploadFile(buildProofsUrl(link), { file, headers, onProgress })
    await router.reload()
    return result
  })
  return {
    state,
    upload,
    remove: ({ proofId, name }) =>
      run(async () => {
        const result = await callApi(buildProofRemovalUrl(link, proofId), { body: {}, answer: 'nothing' })
        await router.reload()
        const problem = readUploadProblem(result)
        return problem ? { kind: 'problem', problem } : { kind: 'removed', name }
      }),
  }
}
