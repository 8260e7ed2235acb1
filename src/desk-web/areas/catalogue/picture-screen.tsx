import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { DevicePicture } from '#contracts/desk/catalogue-picture.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { DRAWING_TEXTS as T } from '../../messages/drawing-texts.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { DrawingEditor } from './drawing-editor.tsx'
import { PhotoCard } from './photo-card.tsx'
import { buildPictureQuery } from './picture-queries.ts'

const LoadedPicture = ({ picture }: { readonly picture: DevicePicture }) => (
  <Screen
    title={T.title(picture.name)}
    lead={picture.photoKey === null ? T.showsDrawing : T.showsPhoto}
    actions={
      <DeskLink href={`/desk/catalogue/${picture.id}`} className={DESK_BUTTON.quiet}>
        {T.device}
      </DeskLink>
    }
  >
    <div className="mt-4 grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4">
      <DrawingEditor key={picture.drawing.key} picture={picture} />
      <PhotoCard picture={picture} />
    </div>
  </Screen>
)

/** What the shop shows of one device: the values of its drawing, or a photo. */
export function PictureScreen() {
  const { device: id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(buildPictureQuery(id))
  if (data) return <LoadedPicture key={data.id} picture={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
