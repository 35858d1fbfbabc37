/** Runs one named step and prints its duration; on failure prints what to do. */
export async function step(name, advice, work) {
  const started = performance.now();
  try {
    const outcome = await work();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${typeof outcome?.said === 'string' ? outcome.said : 'done'} (${seconds} s)`);
    return outcome;
  } catch (error) {
    console.error(`${name}: failed. ${advice}`);
    console.error(isSentence(error) ? error.message : error);
    process.exit(1);
  }
}

/** Our own errors for people are a single message; a stack would not help them. */
function isSentence(error) {
  return error instanceof Error && /^[A-Z][^\n]*\.$/.test(error.message);
}
