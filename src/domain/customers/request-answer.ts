/** Within how many working days the business desk answers. What people do: no clock watches it. */
export const REQUEST_ANSWER_WORKING_DAYS = 1
