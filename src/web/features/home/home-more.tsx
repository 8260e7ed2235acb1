import { ExampleOffer } from './example-offer.tsx'
import { HomeProof } from './home-proof.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { HomeSteps } from './home-steps.tsx'
import { HomeTrust } from './home-trust.tsx'
import { HomeWorries } from './home-worries.tsx'

/** The home page below the first view: how a price is calculated, and why it holds. */
export const HomeMore = () => (
  <>
    <ExampleOffer />
    <HomeSteps />
    <HomeProof />
    <HomeTrust />
    <HomeReviews />
    <HomeWorries />
  </>
)
