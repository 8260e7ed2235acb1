import type { PagePayload, ScreenName } from '#contracts/page-payload.ts'
import type { LoadPayload } from './payload.ts'

interface LoaderInput {
  readonly context: { readonly loadPayload: LoadPayload }
  readonly location: { readonly publicHref: string }
  readonly abortController: AbortController
}

/** The loader of every screen: asks for the payload of the public path, wherever it comes from. */
export const loadScreen =
  <Name extends ScreenName>() =>
  ({ context, location, abortController }: LoaderInput): Promise<PagePayload<Name>> =>
    // The server answers a path with the payload of the screen that the path belongs to.
    context.loadPayload(location.publicHref, abortController.signal) as Promise<PagePayload<Name>>
