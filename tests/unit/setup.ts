/** Setup of component tests: DOM matchers, and a longer timeout for busy machines. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
