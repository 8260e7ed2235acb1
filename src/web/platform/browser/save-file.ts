import { MINUTE_MS } from '#domain/kernel/durations.ts'

/** Long enough for every browser to start the download. */
const KEPT_MS = MINUTE_MS

/** Downloads a file that was created in the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
