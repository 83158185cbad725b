/**
 * A process that picks a time of each offer, one after another, until it is killed. Started by the kill test of offers with the data
 * directory in its environment and the tokens as arguments; prints each token whose press was answered.
 */
import { pickTime, publicOffer } from '../offered-times/pick';
import './store';

for (const token of process.argv.slice(2)) {
  const offer = await publicOffer(token);
  const time = offer.ok ? offer.value.times[0]?.startsAt : undefined;
  const outcome = await pickTime(token, time ?? '');
  if (outcome.ok) process.stdout.write(`${token}\n`);
}
process.stdout.write('all\n');
