/** The page that verifies files, without a network. */
export const verifyOffline = {
  OFFLINE_APP_VERIFY: 'Verify files',
  VERIFY_OFFLINE: 'You’re offline. This page still verifies your files.',
  VERIFY_OFFLINE_KEYS:
    'It has our keys and the state of the public log from {date}. If a file was signed with a newer key, verify it when you’re back online.',
  VERIFY_KEPT: 'Works offline too',
  VERIFY_KEPT_TEXT:
    'This page is stored on your device and opens without internet. To keep it at hand, choose “Add to home screen” or “Install” in your browser’s menu.',
}
