/** Property tests draw the same values in every run; new ones are drawn by `npm run fuzz`, which prints its seed. */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: 20_261_122 });
