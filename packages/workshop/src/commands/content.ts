import { runServerCommand } from '../runServerCommand.ts';

runServerCommand('content');
