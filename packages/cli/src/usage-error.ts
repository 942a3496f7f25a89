/** Wrong usage or input that cannot be read: one line for the user, and exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
