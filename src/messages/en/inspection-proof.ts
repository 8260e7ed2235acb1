/** Texts of the proof of an inspection: its seals, its download, and the page that verifies one. */
export const inspectionProof = {
  PROOF_TEXT:
    'We’ve locked what we found, before anyone could see your answers. The seal is in a public log, so nobody can change it unnoticed.',
  PROOF_SEAL: 'Seal of {name}',
  PROOF_LOCKED: 'Locked on {date}',
  PROOF_PLACE: 'Entry {index} in the public log',
  PROOF_WAITING: 'Will be in the public log in a moment',
  PROOF_ALL: '{count, plural, one {Show # seal} other {Show all # seals}}',
  PROOF_DOWNLOAD: 'Download inspection proof',
  PROOF_HOW: 'How to verify the proof',
  VERIFY_PROOF_HINT: 'You can verify an inspection proof here, too.',
  VERIFY_PROOF_PASSED: 'This inspection proof holds',
  VERIFY_PROOF_PASSED_TEXT:
    'The results were locked in time, nobody has changed them since, and the public log has them.',
  VERIFY_PROOF_FAILED: 'This inspection proof doesn’t hold',
  VERIFY_PROOF_FAILED_TEXT: 'Something in it doesn’t match. You’ll see what below. Please write to us.',
  VERIFY_PROOF_OPEN: 'Not everything is proven yet',
  VERIFY_PROOF_OPEN_TEXT:
    'Nothing’s wrong, but some of it can’t be verified at the moment. The public log is signed every hour, so download the proof again later.',
  VERIFY_PROOF_CHECKS: 'What was verified',
  VERIFY_RESULT_PASSED: 'Correct',
  VERIFY_RESULT_FAILED: 'Wrong',
  VERIFY_RESULT_OPEN: 'Open',
  VERIFY_CHECK_FILE: 'The file is complete and readable',
  VERIFY_CHECK_SEAL: 'The file is just as we issued it',
  VERIFY_CHECK_CHAIN: 'No entry is missing or moved',
  VERIFY_CHECK_HEADS: 'The states of the public log carry our signature',
  VERIFY_CHECK_CONSISTENCY: 'The public log has only grown',
  VERIFY_CHECK_EARLIER: 'The public log is still the one you know',
  VERIFY_CHECK_EVENTS: 'No step of the sale is missing',
  VERIFY_CHECK_FINDINGS: 'The results match their seal',
  VERIFY_CHECK_PHOTOS: 'The photos are the ones we took',
  VERIFY_CHECK_LOG: 'The seal is in the public log',
  VERIFY_CHECK_TIME: 'Everything was locked at the time stated',
  VERIFY_PROGRAM: 'Our verifier as a single file',
  VERIFY_PROGRAM_TEXT:
    'It verifies inspection proofs with Node or in your own page, and you can read every line of it.',
} as const
