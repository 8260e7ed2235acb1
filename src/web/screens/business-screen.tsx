import { BusinessHero } from '#web/features/business/business-hero.tsx'
import { ContentBody } from '#web/features/content-page/content-article.tsx'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'

export function BusinessScreen({ data: { page } }: ScreenProps<'b2bLandingpage'>) {
  return (
    <>
      <BusinessHero page={page} />
      <ContentBody page={page} />
    </>
  )
}
