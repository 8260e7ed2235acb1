import { createFileRoute } from '@tanstack/react-router'
import { SearchForm } from '#web/features/header/search-form.tsx'
import { CategoryTiles } from '#web/features/home/category-tiles.tsx'
import { ExampleOffer } from '#web/features/home/example-offer.tsx'
import { HomeHero } from '#web/features/home/home-hero.tsx'
import { HomeProof } from '#web/features/home/home-proof.tsx'
import { HomeSteps } from '#web/features/home/home-steps.tsx'
import { HomeWorries } from '#web/features/home/home-worries.tsx'
import { loadScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/')({ loader: loadScreen<'home'>(), component: HomeScreen })

function HomeScreen() {
  const { categories } = Route.useLoaderData().data
  return (
    <>
      <HomeHero search={<SearchForm isMain />} />
      <CategoryTiles categories={categories} />
      <ExampleOffer />
      <HomeSteps />
      <HomeProof />
      <HomeWorries />
    </>
  )
}
