/** A fault that the operator can mend; its message says how, so no stack is shown. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
