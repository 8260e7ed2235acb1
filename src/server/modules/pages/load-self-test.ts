import { isTestable } from '#domain/self-test/test-steps.ts'
import { findSelfTestPaths } from './catalogue-paths.ts'
import type { PageLoader } from './page-loader.ts'

/** The self-test of a device. It is the same for everyone; results never reach it. */
export const loadSelfTest: PageLoader<'selfTest'> = async ({ market, params, services, translate }) => {
  const device = await services.catalogue.findDevice(market, params.pdp ?? '')
  if (!device || !isTestable(device.questions)) return null
  const { id, name, url, questions: category } = device
  return {
    head: {
      title: translate('SELF_TEST_HEAD', { name }),
      description: translate('SCREEN_SELF_TEST_LEAD'),
    },
    data: { device: { id, name, url }, category },
    scopes: ['catalogue'],
    parts: [`series:${device.seriesId}`],
    visibility: 'unlisted',
    paths: await findSelfTestPaths(services.catalogue, device.id),
  }
}
