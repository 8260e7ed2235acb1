import { useEffect, useMemo, useState } from 'react'
import { type DeviceForm, drawDevice } from '#drawings/live-drawing.ts'
import { DRAWING_TEXTS as T } from '../../messages/drawing-texts.ts'

const LARGE = 240
const SMALL = 56

/** The address of a text as a picture. The page's policy allows no markup from elsewhere, but pictures of its own. */
function useSvgSource(svg: string): string | null {
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [svg])
  return source
}

interface DrawingPreviewProps {
  readonly form: DeviceForm
  readonly name: string
  /** What is typed can't be drawn: this is the drawing before it. */
  readonly isOld: boolean
}

/** The drawing as the shop will show it, on its page and in a list. */
export function DrawingPreview({ form, name, isOld }: DrawingPreviewProps) {
  const source = useSvgSource(useMemo(() => drawDevice(form), [form]))
  return (
    <section aria-label={T.preview} className="grid gap-2">
      <div className={`flex items-end gap-3 rounded-control bg-tint p-2 ${isOld ? 'opacity-60' : ''}`}>
        <div className="aspect-square w-full max-w-48">
          {source && (
            <img src={source} alt={T.previewAlt(name)} width={LARGE} height={LARGE} className="size-full" />
          )}
        </div>
        <div className="size-14 shrink-0">
          {source && <img src={source} alt={T.smallAlt} width={SMALL} height={SMALL} className="size-full" />}
        </div>
      </div>
      <p role="status" className="text-tiny text-error empty:hidden">
        {isOld ? T.oldPreview : ''}
      </p>
    </section>
  )
}
