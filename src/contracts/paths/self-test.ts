/** Makes a code that opens the test on another device. */
export const TEST_PAIRINGS_PATH = '/api/self-tests/pairings'

/** Keys are in bodies, so that no log contains them. */
export const TEST_OPENINGS_PATH = '/api/self-tests/openings'

export const TEST_RESULTS_PATH = '/api/self-tests/results'

export const TEST_STATES_PATH = '/api/self-tests/states'
